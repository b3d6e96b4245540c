import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { light, radius } from '../packages/ui/src/tokens/tokens.ts'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Potager, le carnet de marché',
    colorPrimary: light.leaf,
    colorSecondary: light.leaf,
    appBg: light.paper,
    appContentBg: light.paperRaised,
    appPreviewBg: light.paper,
    appBorderColor: light.line,
    appBorderRadius: radius.control,
    textColor: light.ink,
    textMutedColor: light.inkSoft,
    barBg: light.paperRaised,
    barTextColor: light.inkSoft,
    barSelectedColor: light.leaf,
    inputBg: light.paperRaised,
    inputBorder: light.lineStrong,
    inputTextColor: light.ink,
  }),
})
