import { product } from '../../config.ts'
import type * as fr from '../fr/accessibility.ts'
import type { Translated } from '../translated.ts'

export const accessibilityMessages = {
  intro: `${product.name} wants to be usable by everybody, with or without a mouse, by eye or by ear.`,
  state: 'State',
  stateText:
    'The site aims at level AA of WCAG 2.2, more recent than the French RGAA. It was not audited by anybody outside: no rate of conformance is claimed.',
  checked: 'What is checked at each version',
  checkedItems: [
    'The pages, light and dark, on small and large screens, by an automatic tool (axe-core).',
    'Whole journeys by keyboard: choosing a dish, signing in, booking.',
    'The contrast of each text with its background: at least 4.5 to 1.',
    'Reading without JavaScript: restaurants, hours, menu and allergens stay complete.',
    'At 320 pixels of width, or a large screen zoomed to 400%, nothing overflows sideways.',
    'Animations, taken away for who asked for less motion.',
  ],
  limits: 'Known limits',
  limitItems: [
    'An automatic tool does not see everything, and no test with a screen reader is recorded yet.',
    'Signing in needs JavaScript.',
    'Some messages about creating a restaurant, in the back-office, are in English.',
  ],
  tell: 'Telling us of a difficulty',
  tellText: 'Tell us the page, what you wanted to do and the tool you use.',
  noAnswer: 'Without a satisfying answer, you may turn to the French Defender of Rights (defenseurdesdroits.fr).',
} satisfies Translated<typeof fr.accessibilityMessages>
