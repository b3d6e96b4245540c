import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OpenBadge } from './OpenBadge.tsx'
import { evenings, saturdayAt } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Ouvert ou fermé',
  id: 'composants-site-ouvert',
  component: OpenBadge,
  args: { hours: { SATURDAY: evenings }, now: saturdayAt('20:00') },
})

const says = (text: string) => async (context: { canvasElement: HTMLElement }) => {
  await expect(within(context.canvasElement).getByText(text)).toBeVisible()
}

export const Open = meta.story({ name: 'Ouvert', play: says('Ouvert · ferme à 22:30') })
export const Later = meta.story({
  name: 'Ouvre plus tard dans la journée',
  args: { now: saturdayAt('10:00') },
  play: says('Fermé · ouvre à 19:00'),
})
export const Tomorrow = meta.story({
  name: 'Ouvre demain',
  args: { hours: { SUNDAY: evenings } },
  play: says('Fermé · ouvre demain à 19:00'),
})
export const AnotherDay = meta.story({
  name: 'Ouvre un autre jour',
  args: { hours: { TUESDAY: evenings } },
  play: says('Fermé · ouvre mardi à 19:00'),
})
export const PastMidnight = meta.story({
  name: 'Ouvert après minuit',
  args: { hours: { FRIDAY: { start: '19:00', end: '02:00' } }, now: saturdayAt('01:00') },
  play: says('Ouvert · ferme à 02:00'),
})
export const Never = meta.story({ name: 'Horaires inconnus', args: { hours: {} }, play: says('Fermé') })
