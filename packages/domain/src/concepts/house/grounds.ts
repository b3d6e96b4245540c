/** What a house's accent is read on and beside, in each scheme: the theme's papers and inks, the same for every house. */
export const grounds = {
  light: { paper: '#FAF6EC', paperRaised: '#FFFDF7', paperSunk: '#F1EADA', ink: '#1B2A21', inkSoft: '#4A5A50' },
  dark: { paper: '#141A16', paperRaised: '#1C2420', paperSunk: '#0F1411', ink: '#EEF1E8', inkSoft: '#B3BFB4' },
} as const

export type Scheme = keyof typeof grounds
