import { readableCode } from '@potager/domain/format'
import css from './FeatureBadges.module.css'

/** What a restaurant offers, underscores as spaces (SPEC §2). Nothing at all when it says nothing. */
export function FeatureBadges({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null
  return (
    // Safari forgets that a list without markers is a list.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={css.badges} role="list">
      {features.map((feature) => (
        <li key={feature} className={css.badge}>
          {readableCode(feature)}
        </li>
      ))}
    </ul>
  )
}
