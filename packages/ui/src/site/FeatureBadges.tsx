import { readableCode } from '@potager/domain/format'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './badges.module.css'

export type FeatureBadgesProps = { features: readonly string[] } & RootProps<HTMLUListElement>

/** A restaurant's features without repeats, underscores as spaces; nothing when there are none. */
export function FeatureBadges({ features, className, ref }: FeatureBadgesProps) {
  if (features.length === 0) return null
  return (
    // Safari drops the list role of lists without markers.
    <ul ref={ref} className={classNames(css.badges, className)} role="list">
      {[...new Set(features)].map((feature) => (
        <li key={feature} className={css.feature}>
          {readableCode(feature)}
        </li>
      ))}
    </ul>
  )
}
