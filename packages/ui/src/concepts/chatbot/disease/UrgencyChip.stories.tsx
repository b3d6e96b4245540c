import { urgencies } from '@potager/domain/disease'
import { urgencyLabels } from '@potager/domain/messages'
import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { UrgencyChip } from './UrgencyChip.tsx'

const meta = preview.meta({
  title: 'Composants/Chatbot/Urgence',
  id: 'composants-chatbot-urgence',
  component: UrgencyChip,
  args: { urgency: 'MEDIUM' },
  parameters: {
    guide: {
      use: [
        'Sur la carte d’une maladie et dans ce que répond le moteur, pour dire à quelle vitesse consulter.',
        'Partout où l’équipe lit une urgence : la liste, l’essai de la configuration, la fiche d’une session.',
      ],
      avoid: [
        'Devant le public, prendre la réponse de l’assistant : elle dit quoi faire, pas un niveau.',
        'Pour un statut qui avance, comme celui d’un signalement, prendre la pastille de statut.',
      ],
      writing: [
        'Le mot « Urgence » précède toujours le niveau : « Urgence faible », « Urgence modérée », « Urgence élevée ».',
        'Un niveau inconnu se lit tel que le service l’envoie, sans trait bas.',
      ],
      accessibility: [
        'Chaque niveau a sa marque et son mot : la teinte ne fait que répéter.',
        'C’est du texte, sans arrêt de Tab.',
      ],
    } satisfies Guide,
  },
})

export const Levels = meta.story({
  name: 'Les trois niveaux',
  render: () => (
    <ul>
      {urgencies.map((urgency) => (
        <li key={urgency}>
          <UrgencyChip urgency={urgency} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem')
    await expect(rows.map((row) => row.textContent?.toLowerCase())).toEqual(
      urgencies.map((urgency) => `urgence ${urgencyLabels[urgency].toLowerCase()}`),
    )
    await expect(new Set(rows.map((row) => row.querySelector('path')?.getAttribute('d'))).size).toBe(urgencies.length)
  },
})

export const Unknown = meta.story({
  name: 'Un niveau inconnu, long',
  args: { urgency: 'VITALE_DANS_LES_PROCHAINES_MINUTES' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('VITALE DANS LES PROCHAINES MINUTES')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
