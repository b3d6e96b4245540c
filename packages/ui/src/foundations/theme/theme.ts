import { frFR } from '@mui/material/locale'
import { createTheme, type ThemeOptions } from '@mui/material/styles'
import { type ColourPalette, type OwnTokens, type Tokens, tokensCss, tokensWith } from '../tokens/index.ts'

const hairline = '1px solid var(--line)'

/** MUI overrides: borders instead of shadows, no ripples, no capitals, targets of at least 24 px. */
const componentsWith = (radius: Tokens['radius']): NonNullable<ThemeOptions['components']> => ({
  // MUI removes the outline and shows the focus with its ripple, which is disabled here.
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: { '&:focus-visible': { outline: '3px solid var(--leaf)', outlineOffset: 2, borderRadius: radius.control } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        minHeight: 36,
        paddingInline: 14,
        // Busy buttons use `aria-disabled`: `disabled` would drop the focus.
        '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
      },
      sizeSmall: { minHeight: 32, paddingInline: 10 },
      // Transparent border for forced colours, where it is the only sign that a filled button is a button.
      contained: { border: '1px solid transparent' },
      outlined: { borderColor: 'var(--line-strong)' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none', backgroundColor: 'var(--paper-raised)' },
      rounded: { borderRadius: radius.card },
    },
  },
  MuiCard: { styleOverrides: { root: { border: hairline, borderRadius: radius.card } } },
  MuiDialog: {
    styleOverrides: {
      paper: { border: hairline, borderRadius: radius.card, boxShadow: '0 12px 40px rgb(0 0 0 / 0.18)' },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '16px 20px' } } },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: 20 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
  MuiMenu: { styleOverrides: { paper: { border: hairline, boxShadow: '0 6px 24px rgb(0 0 0 / 0.12)' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: 'var(--paper-raised)', borderRadius: radius.control },
      notchedOutline: { borderColor: 'var(--line-strong)' },
    },
  },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.8125rem', marginInline: 2 } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, fontSize: '0.8125rem' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--line)', paddingBlock: 6 },
      head: { backgroundColor: 'var(--paper-sunk)', color: 'var(--ink-soft)', fontWeight: 600 },
    },
  },
  // WCAG 2.2 target size: the text is lower than 24 px; a right-aligned column's sort label defaults to 17.5 px.
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: 'var(--ink)', color: 'var(--paper)' } },
  },
  MuiLink: {
    styleOverrides: {
      root: { display: 'inline-block', minHeight: 24, lineHeight: '1.5rem', textUnderlineOffset: '0.18em' },
    },
  },
})

function muiPalette(palette: ColourPalette) {
  const tone = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText })
  return {
    palette: {
      primary: tone(palette.leaf, palette.onLeaf),
      secondary: tone(palette.inkSoft, palette.paperRaised),
      error: tone(palette.beet, palette.onBeet),
      warning: tone(palette.carrot, palette.onCarrot),
      info: tone(palette.sky, palette.onSky),
      success: tone(palette.leaf, palette.onLeaf),
      background: { default: palette.paper, paper: palette.paperRaised },
      text: { primary: palette.ink, secondary: palette.inkSoft, disabled: palette.inkSoft },
      divider: palette.line,
    },
  }
}

/**
 * What the back-office's theme is made of, for whoever makes the theme themselves, as react-admin does: colours of both
 * schemes, 14 px body.
 * @param own a consumer's tokens in place of ours, the same as for `tokensCss`
 */
export function backOfficeThemeOptions(own?: OwnTokens): ThemeOptions {
  const { light, dark, fonts, radius, motion } = tokensWith(own)
  const display = { fontFamily: fonts.display, fontWeight: 560, letterSpacing: '-0.01em', lineHeight: 1.15 }
  return {
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: { light: muiPalette(light), dark: muiPalette(dark) },
    shape: { borderRadius: radius.control },
    spacing: 4,
    typography: {
      fontFamily: fonts.text,
      htmlFontSize: 16,
      fontSize: 14,
      h1: { ...display, fontSize: '1.375rem' },
      h2: { ...display, fontSize: '1.125rem' },
      h3: { ...display, fontSize: '1rem' },
      h4: { ...display, fontSize: '1rem' },
      h5: { ...display, fontSize: '1rem' },
      h6: { ...display, fontSize: '1rem' },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.45 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
      button: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    },
    transitions: {
      duration: {
        shortest: motion.fast,
        shorter: motion.fast,
        short: motion.slow,
        standard: motion.slow,
        enteringScreen: motion.slow,
        leavingScreen: motion.fast,
      },
    },
    components: componentsWith(radius),
  }
}

/**
 * Creates the back-office's MUI theme from the public site's tokens: French labels, 14 px body. Costs 100 ms on a slow
 * phone.
 * @param own a consumer's tokens in place of ours, the same as for `tokensCss`
 */
export const createBackOfficeTheme = (own?: OwnTokens) => createTheme(backOfficeThemeOptions(own), frFR)

/** A style sheet for the page, and options of MUI's theme. */
export type Look = { css: string; theme: ThemeOptions }

/** Both layers of the theme from a consumer's own tokens, given once; what is not given stays ours. */
export const lookOf = (own: OwnTokens): Look => ({ css: tokensCss(own), theme: backOfficeThemeOptions(own) })
