import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../../foundations/icon/index.ts'
import { ToolButton } from './ToolButton.tsx'

const meta = preview.meta({
  title: 'Composants/Chatbot/Outil d’écran',
  id: 'composants-chatbot-outil',
  component: ToolButton,
  args: { icon: <Icon name="refresh" />, onClick: fn(), children: 'Actualiser' },
  parameters: {
    guide: {
      use: [
        'À côté du titre d’un écran de chiffres, pour ce qui porte sur l’écran entier : actualiser, exporter.',
        'Là où des graphiques pèsent déjà : il n’emporte ni MUI ni animation.',
      ],
      avoid: [
        'Pour l’action principale d’un formulaire, prendre les actions de formulaire.',
        'Pour une action d’une seule carte, la mettre dans la carte.',
      ],
      writing: [
        'Un verbe à l’infinitif, seul : « Actualiser », « Exporter ».',
        'L’icône accompagne le mot, elle ne le remplace pas.',
      ],
      accessibility: [
        'C’est un bouton du navigateur : Entrée et Espace l’actionnent, son nom est son texte.',
        'L’icône se tait : c’est au texte de tout dire.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Une icône et un verbe',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actualiser' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Long = meta.story({
  name: 'Un texte long',
  args: { children: 'Exporter toutes les sessions de la période' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : Entrée et Espace',
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  },
})
