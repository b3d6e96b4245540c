import { readableCode } from '@potager/domain/format'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './FeatureBadges.module.css'

export type FeatureBadgesProps = { features: readonly string[] } & RootProps<HTMLUListElement>

/** What a restaurant offers, each thing once, underscores as spaces. Nothing at all when it says nothing. */
export function FeatureBadges({ features, className, ref }: FeatureBadgesProps) {
  if (features.length === 0) return null
  return (
    // Safari forgets that a list without markers is a list.
    <ul ref={ref} className={classNames(css.badges, className)} role="list">
      {[...new Set(features)].map((feature) => (
        <li key={feature} className={css.badge}>
          {readableCode(feature)}
        </li>
      ))}
    </ul>
  )
}
