import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/first-steps',
  id: 'reference-first-steps',
  args: { entry: 'first-steps' },
  render: referenced,
  tags: ['!test'],
})

export const FirstSteps = meta.story({
  name: 'FirstSteps · onboarding, checklist, setup',
  args: {
    what: 'Ce qu’une maison neuve fait avant son premier service : une étape faite est cochée, la suivante a le bouton.',
    properties: {
      offered: 'Les étapes que la personne peut faire ; les autres attendent, sans lien.',
      onHide: 'Appelée pour ne plus montrer les étapes.',
      steps: 'Ce qui est fait, étape par étape.',
    },
  },
})
