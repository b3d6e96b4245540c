import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ByHand, Criteria, Modes, Rgaa } from './Accessibility.tsx'
import { pageSays, partSays } from './said.ts'

const meta = preview.meta({
  title: 'Fondations/Accessibilité',
  id: 'fondations-accessibilite',
  component: Modes,
  parameters: pageSays(
    'Le but est le niveau AA de WCAG 2.2 et le RGAA 4.1 qui en découle. Cette page dit ce qui est vérifié par une machine, ce qui l’est autrement, et ce que personne n’a encore vérifié.',
  ),
})

export const Looks = meta.story({
  name: 'Vérifié sur chaque histoire',
  parameters: partSays(
    'Chaque histoire joue son scénario, puis axe lit la page entière, dialogues compris. Les composants qui se manient ont une histoire « Clavier » : ordre des arrêts, piège des dialogues, Échap, retour du focus.',
  ),
})

export const Wcag = meta.story({
  name: 'WCAG 2.2, critère par critère',
  parameters: partSays(
    'La deuxième colonne est lue dans axe lui-même. Une règle ne prouve pas un critère : elle en trouve des fautes.',
  ),
  render: (_, { parameters }) => <Criteria tags={parameters.a11y.options.runOnly} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('row', { name: /^1\.4\.3 / })).toHaveTextContent('color-contrast')
    await expect(canvas.getByRole('row', { name: /^2\.5\.8 / })).toHaveTextContent('target-size')
  },
})

export const Themes = meta.story({
  name: 'RGAA 4.1, thème par thème',
  parameters: partSays(
    'axe marque ses règles des tests du RGAA. Le compte dit la part qu’une machine peut regarder : moins de la moitié. Il ne dit rien de la conformité.',
  ),
  render: (_, { parameters }) => <Rgaa tags={parameters.a11y.options.runOnly} />,
})

export const Manual = meta.story({ name: 'À la main', render: () => <ByHand /> })
