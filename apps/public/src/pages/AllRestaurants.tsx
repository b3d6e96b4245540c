import { publicMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import css from './AllRestaurants.module.css'

/** The way back from a restaurant's page to all of them. */
export function AllRestaurants() {
  return (
    <p className={css.back}>
      <a href={paths.home}>{text.allRestaurants}</a>
    </p>
  )
}
