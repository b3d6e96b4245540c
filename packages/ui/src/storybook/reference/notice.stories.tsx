import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/notice',
  id: 'reference-notice',
  args: { entry: 'notice' },
  render: referenced,
  tags: ['!test'],
})

export const NoticesScreen = meta.story({
  name: 'NoticesScreen · list, reports, flags, moderation',
  args: {
    what: 'Les signalements ouverts d’avis publiés, le plus ancien d’abord : motif, explication, avis, et de quoi décider.',
    properties: {
      notices: 'Une page des signalements ; nulle pendant la première lecture.',
      onDecide: 'Appelée avec le signalement dont on veut décider.',
      tabs: 'Mène aux avis à modérer.',
    },
  },
})

export const NoticeDecisionDialog = meta.story({
  name: 'NoticeDecisionDialog · dialog, modal, form, decision',
  args: {
    what: 'Demande si un avis signalé est maintenu ou retiré, et pourquoi, sous ce qui a été dit de lui.',
    properties: {
      notices: 'Les signalements d’un même avis, celui dont on décide d’abord.',
      onDecide: 'Appelée avec la décision et ses motifs.',
      problem: 'Pourquoi la dernière décision a été refusée.',
      saving: 'Vrai pendant que la décision est enregistrée.',
    },
  },
})
