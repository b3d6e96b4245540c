import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PageWindow, type PageWindowProps } from './PageWindow.tsx'

const meta = preview.meta({
  title: 'Composants/Retours/Pages',
  id: 'composants-pages',
  component: PageWindow,
  args: { label: 'Pages de commandes', page: 0, totalPages: 12, size: 5, onChange: fn() },
  render: (args) => <Paged {...args} />,
})

function Paged(props: PageWindowProps) {
  const [page, setPage] = useState(props.page)
  return (
    <PageWindow
      {...props}
      page={page}
      onChange={(next) => {
        props.onChange(next)
        setPage(next)
      }}
    />
  )
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
    await expect(canvas.getByRole('button', { name: 'Précédent' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await expect(shown(canvasElement)).toEqual(['3', '4', '5', '6', '7'])
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
  },
})

export const Last = meta.story({
  name: 'Dernière page',
  args: { page: 11 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(shown(canvasElement)).toEqual(['8', '9', '10', '11', '12'])
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toBeDisabled()
  },
})

export const Sessions = meta.story({ name: 'Fenêtre de sept pages', args: { size: 7, page: 5 } })
