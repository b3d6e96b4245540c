/** What every story and page is held to: WCAG 2.2 AA, and what axe calls best practices. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
