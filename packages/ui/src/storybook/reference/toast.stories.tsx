import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/toast',
  id: 'reference-toast',
  args: { entry: 'toast' },
  render: referenced,
  tags: ['!test'],
})

export const Toaster = meta.story({
  name: 'Toaster · toast, snackbar, notification',
  args: {
    what: 'Les notifications d’une page, en haut à droite, vingt au plus ; elles restent tant que le pointeur les parcourt ou qu’elles ont le focus.',
  },
})
