import { create } from 'storybook/theming'
import { fonts, light, radius } from '../packages/ui/src/tokens/tokens.ts'

/** The look of Storybook itself and of its pages, from the same tokens. */
export const paperTheme = create({
  base: 'light',
  brandTitle: 'Potager, le carnet de marché',
  fontBase: fonts.text,
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
})
