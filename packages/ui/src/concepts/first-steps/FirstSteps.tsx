import { passwordAnchor } from '@potager/domain/account'
import { type FirstStep, firstSteps, nextStep, type FirstSteps as Steps } from '@potager/domain/first-steps'
import { houseAnchor } from '@potager/domain/house'
import { firstStepsMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Restaurant } from '@potager/domain/restaurant'
import { teamAnchor } from '@potager/domain/team'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import type { NavLink } from '../../components/navigation/index.ts'
import { Illustration } from '../../foundations/illustration/index.ts'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './FirstSteps.module.css'

export type FirstStepsProps = {
  /** Which steps are done. */
  steps: Steps
  /** Steps that the reader may do; the others wait, without a link. */
  offered?: readonly FirstStep[]
  /** The only restaurant, whose record its steps lead to; without it they lead to the list. */
  restaurant?: Pick<Restaurant, 'id' | 'name'> | undefined
  link?: NavLink
  /** Hides the steps for good. */
  onHide: () => void
} & RootProps<HTMLElement>

/** The screen where a step is done. */
const places: Record<FirstStep, string> = {
  password: `${paths.account}#${passwordAnchor}`,
  house: `${paths.account}#${houseAnchor}`,
  restaurant: paths.createRestaurant,
  hours: paths.restaurants,
  rooms: paths.restaurants,
  menu: paths.createDish,
  team: paths.restaurants,
  order: paths.createOrder,
}

/** Where a step is done and what leads there. */
function wayOf(step: FirstStep, restaurant: FirstStepsProps['restaurant']): { href: string; action: string } {
  if (!restaurant || places[step] !== paths.restaurants) return { href: places[step], action: words.steps[step].action }
  const href = paths.consoleRecord('restaurants', restaurant.id)
  return step === 'team'
    ? { href: `${href}#${teamAnchor}`, action: words.openTeam }
    : { href, action: words.openRestaurant(restaurant.name) }
}

/** What a new house does before its first service: steps done are ticked, the next one has the button. */
export function FirstSteps(props: FirstStepsProps) {
  const { steps, offered = firstSteps, restaurant, link: Link = 'a', onHide, className, ref } = props
  const heading = useId()
  const next = nextStep(steps)
  return (
    <section ref={ref} aria-labelledby={heading} className={classNames(css.steps, className)}>
      <Illustration name="basket" />
      <div className={css.text}>
        <h2 id={heading}>{words.heading}</h2>
        <p>{words.intro}</p>
      </div>
      <ol className={css.list}>
        {firstSteps
          .filter((step) => steps[step] !== null)
          .map((step) => {
            const { href, action } = wayOf(step, restaurant)
            return (
              <li
                key={step}
                className={steps[step] ? css.done : css.open}
                aria-current={step === next ? 'step' : undefined}
              >
                <strong>{words.steps[step].title}</strong>
                {steps[step] ? <span className={css.tick}>{words.done}</span> : <span>{words.steps[step].hint}</span>}
                {!steps[step] && offered.includes(step) ? (
                  <>
                    <Link href={href} className={step === next ? css.next : css.later}>
                      {action}
                    </Link>
                    {step === 'menu' && (
                      <Link href={`${paths.dishes}?action=import`} className={classNames(css.later, css.also)}>
                        {words.importDishes}
                      </Link>
                    )}
                  </>
                ) : null}
              </li>
            )
          })}
      </ol>
      <Button size="small" className={css.hide} onClick={onHide}>
        {words.hide}
      </Button>
    </section>
  )
}
