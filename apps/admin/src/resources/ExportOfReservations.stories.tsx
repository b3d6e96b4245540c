import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import {
  consoleLists,
  filterLabels,
  backOfficeMessages as texts,
  exportMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import preview from '@potager/storybook/preview'
import type { ComponentType } from 'react'
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { expect, screen, userEvent, within } from 'storybook/test'
import { resourcePage } from '../console/resourcePage.tsx'
import { storyBackOffice } from '../testing/storyBackOffice.tsx'
import { resource } from './reservations.tsx'

const page = drawBody(contract.console.browseReservations.response, 3, 'everything')
const [bistro, ...others] = drawBody(contract.restaurant.listMyRestaurants.response, 3, 'everything')
if (!bistro || others.length === 0) throw new Error('Too few restaurants were drawn.')

const shown = { status: 'PENDING', day: '2026-11-21' }
const address = `${paths.consoleList('reservations')}?filter=${encodeURIComponent(JSON.stringify(shown))}`
const backOffice = storyBackOffice(address, {
  listMyRestaurants: () => ({ body: [bistro, ...others] }),
  browseReservations: ({ query }) => ({
    body: {
      ...page,
      totalElements: 'restaurantId' in (query as object) ? 4 : 13,
      totalPages: 1,
      first: true,
      last: true,
    },
  }),
})

const definitions = { reservations: { name: 'reservations', options: { label: consoleLists.reservations } } }

const meta = preview.meta({
  title: 'Parcours/Exporter une période, du réseau à l’écran',
  id: 'parcours-exporter-une-periode',
  component: resourcePage(resource, 'list'),
  ...backOffice.meta,
  decorators: [
    (Story: ComponentType) => (
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ResourceContextProvider value="reservations">
          <Story />
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    ),
    ...backOffice.meta.decorators,
  ],
})

/** Waits for the list, opens the dialog of its export and waits for how many rows that has. */
async function open(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('table')
  await userEvent.click(within(canvasElement).getByRole('button', { name: texts.export }))
  const dialog = within(await screen.findByRole('dialog', { name: words.title(consoleLists.reservations) }))
  await dialog.findByText(words.rows(13))
  return dialog
}

export const Asked = meta.story({
  name: 'La période et le restaurant, avec le nombre de lignes',
  tags: ['[FIG-10]'],
  beforeEach: backOffice.saying({}),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog.getByLabelText(filterLabels.from)).toHaveValue('21/11/2026')
    await expect(dialog.getByLabelText(filterLabels.to)).toHaveValue('21/11/2026')
    await expect(dialog.getByText(words.filtered)).toBeVisible()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Restaurant' }), bistro.name)
    await dialog.findByText(words.rows(4))
    await expect(backOffice.asked('browseReservations').at(-1)?.query).toMatchObject({
      status: 'PENDING',
      from: '2026-11-21',
      to: '2026-11-21',
      restaurantId: bistro.id,
      size: '1',
    })
  },
})

export const BadPeriod = meta.story({
  name: 'Une fin avant le début est refusée',
  beforeEach: backOffice.saying({}),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    const to = dialog.getByLabelText(filterLabels.to)
    await userEvent.clear(to)
    await userEvent.type(to, '20/11/2026')
    await userEvent.click(dialog.getByRole('button', { name: texts.export }))
    await dialog.findByText(words.badPeriod)
    await expect(to).toBeInvalid()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
})
