import { create } from 'storybook/theming'
import { type ColourPalette, dark, fonts, light, radius } from '../../ui/src/foundations/tokens/tokens.ts'

function themed(base: 'light' | 'dark', palette: ColourPalette) {
  return create({
    base,
    brandTitle: 'Potager, le carnet de marché',
    fontBase: fonts.text,
    colorPrimary: palette.leaf,
    // Is text on the page, and lies under white text.
    colorSecondary: base === 'dark' ? palette.sprout : palette.leaf,
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

/** The theme of Storybook itself and of its pages, from our tokens. */
export const paperTheme = themed('light', light)
/** The theme of documentation pages in dark mode. */
export const nightTheme = themed('dark', dark)
