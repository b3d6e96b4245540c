import { create } from 'storybook/theming'
import { type ColourPalette, dark, fonts, light, radius } from '../packages/ui/src/foundations/tokens/tokens.ts'

function themed(base: 'light' | 'dark', palette: ColourPalette) {
  return create({
    base,
    brandTitle: 'Potager, le carnet de marché',
    fontBase: fonts.text,
    colorPrimary: palette.leaf,
    // Under white text, whatever the appearance.
    colorSecondary: light.leaf,
    appBg: palette.paper,
    appContentBg: palette.paperRaised,
    appPreviewBg: palette.paper,
    appBorderColor: palette.line,
    appBorderRadius: radius.control,
    textColor: palette.ink,
    textMutedColor: palette.inkSoft,
    barBg: palette.paperRaised,
    barTextColor: palette.inkSoft,
    barSelectedColor: palette.leaf,
    inputBg: palette.paperRaised,
    inputBorder: palette.lineStrong,
    inputTextColor: palette.ink,
  })
}

/** The look of Storybook itself and of its pages, from the same tokens. */
export const paperTheme = themed('light', light)
/** That of a documentation page in the dark appearance. */
export const nightTheme = themed('dark', dark)
