import { fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { KeyHelp } from './KeyHelp.tsx'

const meta = preview.meta({
  title: 'Composants/Aide sur les touches',
  id: 'composants-aide-touches',
  component: KeyHelp,
  args: { onClose: fn() },
})

export const Keys = meta.story({ name: 'Touches' })
