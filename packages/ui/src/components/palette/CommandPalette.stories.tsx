import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { focusedName, pressEscape, tabStops } from '@potager/storybook/keyboard'
import { longPerson, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'

const groups = [
  { name: 'Actions', items: [{ id: 'order', title: 'Prendre une commande' }] },
  {
    name: 'Clients',
    items: [
      { id: 'c1', title: 'Camille Roux', detail: 'camille@exemple.fr' },
      { id: 'c2', title: 'Inès Bernard', detail: 'ines@exemple.fr' },
    ],
  },
]

const meta = preview.meta({
  title: 'Composants/Palette de commandes',
  id: 'composants-palette',
  component: CommandPalette,
  args: { query: '', groups, searching: false, onQuery: fn(), onChoose: fn(), onClose: fn() },
  parameters: {
    guide: {
      use: [
        'Pour aller à un écran, retrouver un objet par son numéro ou son nom, ou lancer une action, sans quitter le clavier.',
        'Une seule dans la gestion, ouverte par Ctrl+K ou ⌘K.',
      ],
      avoid: [
        'Pour filtrer une liste déjà affichée, prenez les filtres de l’écran.',
        'Pour une valeur de formulaire, prenez « CustomerPicker » ou un choix.',
      ],
      writing: [
        'Les actions commencent par un verbe : « Prendre une commande ».',
        'Un objet se dit par son nom, avec ce qui le distingue à côté : le courriel, le statut, la date.',
      ],
      accessibility: [
        'Le focus reste dans le champ ; les flèches font le tour des réponses, Entrée prend celle qui est désignée.',
        'Échap ferme et rend le focus à ce qui avait ouvert la palette.',
        'L’attente, l’échec et l’absence de réponse sont dits par une zone « status ».',
      ],
    } satisfies Guide,
  },
})

export const Keyboard = meta.story({
  name: 'Au clavier',
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox')
    field.focus()
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Prendre une commande')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Inès Bernard')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('order')
  },
})

export const EnterWaits = meta.story({
  name: 'Entrée pendant la recherche attend sa première réponse',
  tags: ['[TYP-02]'],
  args: { query: 'bernard', searching: true },
  render: function Search(args) {
    const [answered, setAnswered] = useState(false)
    return (
      <>
        <CommandPalette {...args} searching={!answered} groups={answered ? groups.slice(1) : groups} />
        <SearchEnd onEnd={() => setAnswered(true)} />
      </>
    )
  },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox')
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    endSearch?.()
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('c1'))
  },
})

let endSearch: (() => void) | undefined
/** Lets the play function end the search: the palette is modal, so that no button beside it can be pressed. */
function SearchEnd({ onEnd }: { onEnd: () => void }) {
  useEffect(() => {
    endSearch = onEnd
  })
  return null
}

export const Nothing = meta.story({ name: 'Rien trouvé', args: { query: 'zzz', groups: [] } })
export const Searching = meta.story({ name: 'Recherche en cours', args: { query: 'cam', searching: true } })
export const Failed = meta.story({
  name: 'Recherche en échec',
  args: { query: 'cam', groups: [], failure: 'Hors ligne' },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    groups: [
      {
        name: 'Clients',
        items: [{ id: 'c9', title: longPerson, detail: `${longPerson.toLowerCase().replaceAll(' ', '.')}@exemple.fr` }],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await canvas.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

function Typed(props: CommandPaletteProps) {
  const [query, setQuery] = useState('')
  const fits = ({ title }: { title: string }) => title.toLowerCase().includes(query.toLowerCase())
  const answers = groups.map((group) => ({ ...group, items: group.items.filter(fits) }))
  return <CommandPalette {...props} query={query} groups={answers} onQuery={setQuery} />
}

export const KeyboardOrder = meta.story({
  name: 'Clavier : taper, choisir, Échap rend le focus',
  render: (args) => (
    <FromButton>
      {(open, close) =>
        open && (
          <Typed
            {...args}
            onChoose={(id) => {
              args.onChoose(id)
              close()
            }}
            onClose={close}
          />
        )
      }
    </FromButton>
  ),
  play: async ({ canvas, args }) => {
    await tabStops(1)
    await userEvent.keyboard('{Enter}')
    const field = await canvas.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('in')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Inès Bernard')
    // Options are not in the tab order: the field names the current one.
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('c2')
    await waitFor(() => expect(focusedName()).toBe('Ouvrir'))
    await userEvent.keyboard('{Enter}')
    await pressEscape(await canvas.findByRole('dialog'))
    await waitFor(() => expect(focusedName()).toBe('Ouvrir'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})
