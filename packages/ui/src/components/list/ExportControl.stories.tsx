import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ExportControl, type ExportControlProps } from './ExportControl.tsx'

const meta = preview.meta({
  title: 'Composants/Chatbot/Export',
  id: 'composants-chatbot-export',
  component: ExportControl,
  args: { progress: null, disabled: false, onExport: fn(), onStop: fn() },
  parameters: {
    guide: {
      use: [
        'Au-dessus d’une liste dont on veut toutes les lignes dans un fichier, et pas seulement la page montrée.',
        'Quand le service se lit page après page : l’avancement se voit et l’export s’arrête.',
      ],
      avoid: [
        'Pour ce qui est déjà à l’écran, comme les données d’un graphique, prendre les boutons d’export du graphique.',
        'Sur une liste vide, le laisser inactif au lieu de le cacher.',
      ],
      writing: [
        'L’avancement est un compte lisible, « 1 200 sur 2 000 », jamais un pourcentage seul.',
        'Arrêter se dit « Annuler l’export » : on sait ce qui s’arrête.',
      ],
      accessibility: [
        'Le même bouton lance puis arrête : le focus ne se perd pas quand l’avancement paraît.',
        'La barre d’avancement a un nom et dit son compte en toutes lettres.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Prêt',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
})

export const Disabled = meta.story({
  name: 'Rien à exporter',
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeDisabled()
  },
})

export const Running = meta.story({
  name: 'En cours',
  args: { progress: { done: 1200, total: 2000 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar', { name: 'Export en cours' })).toHaveAttribute('value', '1200')
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler l’export' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
})

export const Twice = meta.story({
  name: 'Un double clic lance sans arrêter',
  render: (args) => <Started {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(await within(canvasElement).findByRole('button'))
    await expect(args.onExport).toHaveBeenCalledOnce()
    await expect(args.onStop).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : lancer, puis arrêter, sans perdre le focus',
  render: (args) => <Started {...args} />,
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onExport).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button', { name: 'Annuler l’export' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull()
  },
})

function Started(props: ExportControlProps) {
  const [progress, setProgress] = useState(props.progress)
  return (
    <ExportControl
      {...props}
      progress={progress}
      onExport={() => {
        props.onExport()
        setProgress({ done: 0, total: 2000 })
      }}
      onStop={() => {
        props.onStop()
        setProgress(null)
      }}
    />
  )
}
