import { paths } from '@potager/domain/paths'
import { tabTo } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectFilledBy, Filtered, onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { EventRequestsScreen } from './EventRequestsScreen.tsx'
import { EVENTS_NOW, eventRequest, everyEventRequest } from './event-request.fixtures.ts'

const tonka = { id: '0197a000-0000-4000-8000-00000000a001', name: 'La Fève Tonka' }

const meta = preview.meta({
  title: 'Écrans/Demandes d’événements',
  id: 'ecrans-evenements',
  component: EventRequestsScreen,
  args: {
    requests: everyEventRequest,
    total: everyEventRequest.length,
    restaurants: [tonka],
    filter: {},
    page: 0,
    now: EVENTS_NOW,
    links: (
      <Button href={paths.createEventRequest} variant="contained" size="small">
        Nouvelle demande d'événement
      </Button>
    ),
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
    onOpen: fn(),
  },
})

export const Nominal = meta.story({
  name: 'Une carte par demande',
  tags: ['[EVT-01]', '[EVT-02]', '[EVT-05]', '[EVT-06]', '[EVT-09]', '[EVT-10]', '[EVT-11]', '[EVT-12]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent("Demandes d'Événements")
    await expect(canvasElement).toHaveTextContent('4 demandes')
    const [seminar, birthday, talk, meeting] = canvas.getAllByRole('article')
    await expect(seminar).toHaveTextContent('En attente depuis 3 jours')
    await expect(seminar).toHaveTextContent('jeudi 3 décembre 2026, 14:00 – 18:00')
    await expect(birthday).toHaveTextContent('Anniversaire enfant')
    await expect(birthday).toHaveTextContent('Tout le restaurant')
    await expect(talk).toHaveTextContent('Conférence')
    await expect(meeting).toHaveTextContent("Réunion d'entreprise")
    const tones = [...canvasElement.querySelectorAll('[data-tone]')].map((chip) => chip.textContent)
    await expect(tones).toEqual(['En attente', 'Confirmée', 'Terminée', 'Annulée'])
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/create-event-request')
    await userEvent.click(canvas.getByRole('button', { name: 'Détails de «\u00a0Anniversaire de Zoé\u00a0»' }))
    await expect(args.onOpen).toHaveBeenCalledWith(everyEventRequest[1])
  },
})

export const Unsaid = meta.story({
  name: 'Ni client ni restaurant',
  args: { requests: [{ ...eventRequest('0000c0de'), customerName: '', restaurantName: '' }], total: 1 },
  play: async ({ canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole('article')
    const lines = [...(card?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent.trim())
    await expect(lines.length).toBeGreaterThan(2)
    await expect(lines.filter((line) => /^·|·$/.test(line))).toEqual([])
  },
})

export const Taken = meta.story({
  name: 'Une place déjà prise est dite sur la carte',
  args: { requests: [eventRequest('0000e009', { taken: true }), eventRequest('0000e001')], total: 2 },
  play: async ({ canvasElement }) => {
    const [taken, free] = within(canvasElement).getAllByRole('article')
    await expect(taken).toHaveTextContent('Place prise')
    await expect(free).not.toHaveTextContent('Place prise')
  },
})

export const Filters = meta.story({
  name: 'Filtrer par statut, type, restaurant et date',
  tags: ['[EVT-03]'],
  render: (args) => <Filtered args={args}>{(filtering) => <EventRequestsScreen {...args} {...filtering} />}</Filtered>,
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole('search'))
    const types = within(bar.getByLabelText('Type')).getAllByRole('option')
    await expect(types.map((option) => option.textContent)).toEqual([
      'Tous les types',
      'Anniversaire enfant',
      'Conférence',
      'Séminaire',
      "Réunion d'entreprise",
      'Autre',
    ])
    await userEvent.selectOptions(bar.getByLabelText('Statut'), 'En attente')
    await userEvent.selectOptions(bar.getByLabelText('Type'), 'Autre')
    await userEvent.selectOptions(bar.getByLabelText('Restaurant'), tonka.name)
    await userEvent.type(bar.getByLabelText('À partir du'), '2026-12-01')
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      status: 'PENDING',
      type: 'AUTRE',
      restaurantId: tonka.id,
      from: '2026-12-01',
    })
    await userEvent.click(await bar.findByRole('button', { name: 'Réinitialiser' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
  },
})

export const Empty = meta.story({
  name: 'Aucune demande',
  tags: ['[EVT-08]', '[OPN-02]'],
  args: { requests: [], total: 0, create: <a href={paths.createEventRequest}>Nouvelle demande</a> },
  play: async ({ canvasElement }) => {
    await expectFilledBy(
      canvasElement,
      "Aucune demande d'événement",
      'Les demandes d’anniversaires, de séminaires ou de réunions apparaîtront ici.',
      'Nouvelle demande',
    )
  },
})

export const FilteredEmpty = meta.story({
  name: 'Aucune avec ces filtres',
  args: { requests: [], total: 12, filter: { status: 'CANCELLED' } },
})

export const Oddities = meta.story({
  name: 'Type et dates inconnus',
  args: { requests: [eventRequest('0000e009', { type: 'BAL_MASQUE', start: null, end: null, status: 'ON_HOLD' })] },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article')
    await expect(card).toHaveTextContent('BAL MASQUE')
    await expect(card).toHaveTextContent('Date invalide, --:-- – --:--')
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    requests: [
      eventRequest('0000e006', {
        title: longRestaurantName,
        customerName: longPerson,
        restaurantName: longRestaurantName,
        roomName: longRestaurantName,
        description: longText,
        people: 1000,
      }),
    ],
    restaurants: [{ ...tonka, name: longRestaurantName }],
    total: 1,
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : nouvelle demande, filtres, cartes',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = within(canvas.getByRole('search'))
    await tabTo(await canvas.findByRole('link'), bar.getByLabelText('Statut'), bar.getByLabelText('Type'))
    await tabTo(bar.getByLabelText('Restaurant'), bar.getByLabelText('À partir du'))
    await tabTo(...canvas.getAllByRole('button', { name: /^Détails/ }).slice(0, 2))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(everyEventRequest[1])
  },
})
