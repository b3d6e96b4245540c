import type { Guide } from '@potager/storybook/guide'
import { expectTabOrder } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PageWindow, type PageWindowProps } from './PageWindow.tsx'

const meta = preview.meta({
  title: 'Composants/Listes/Pages',
  id: 'composants-pages',
  component: PageWindow,
  args: { label: 'Pages de commandes', page: 0, totalPages: 12, size: 5, onChange: fn() },
  parameters: {
    guide: {
      use: [
        'Sous une liste que le service donne page par page, avec le nombre de pages connu.',
        'Cinq pages pour les commandes, sept pour les sessions : la largeur suit la liste.',
      ],
      avoid: [
        'Pour une liste entière déjà là, tout montrer.',
        'Quand il n’y a qu’une page, ne rien mettre : c’est à l’appelant.',
      ],
      writing: [
        '« Précédent » et « Suivant » encadrent les numéros, qui commencent à 1.',
        'Le nom dit de quoi sont les pages : « Pages de commandes ».',
      ],
      accessibility: [
        'Chaque numéro se lit « Page 5 » et la page ouverte le dit par aria-current.',
        'À la dernière page, « Suivant » garde le focus et se dit inactif au lieu de disparaître.',
      ],
    } satisfies Guide,
  },
  render: (args) => <Paged {...args} />,
})

function Paged(props: PageWindowProps) {
  const { value: page, onChange } = useFieldState(props.page, props.onChange)
  return <PageWindow {...props} page={page} onChange={onChange} />
}

const shown = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button', { name: /^Page/ })
    .map((button) => button.textContent)

export const Window = meta.story({
  name: 'Fenêtre de cinq pages',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(shown(canvasElement)).toEqual(['1', '2', '3', '4', '5'])
    const previous = canvas.getByRole('button', { name: 'Précédent' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await expect(shown(canvasElement)).toEqual(['3', '4', '5', '6', '7'])
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
  },
})

export const Last = meta.story({
  name: 'Dernière page : le bouton garde le focus',
  args: { page: 10 },
  play: async ({ canvasElement, args }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Suivant' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(11)
    await expect(shown(canvasElement)).toEqual(['8', '9', '10', '11', '12'])
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
})

export const Sessions = meta.story({ name: 'Fenêtre de sept pages', args: { size: 7, page: 5 } })

export const Keyboard = meta.story({
  name: 'Clavier : précédent, les pages, suivant',
  args: { page: 1, totalPages: 4 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const buttons = canvas.getAllByRole('button')
    await expect(buttons.map((button) => button.textContent)).toEqual(['Précédent', '1', '2', '3', '4', 'Suivant'])
    await expectTabOrder(buttons)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('button', { name: 'Page 4' })).toHaveFocus()
  },
})
