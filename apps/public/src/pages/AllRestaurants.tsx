import { publicMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import css from './AllRestaurants.module.css'

/** The link from a restaurant back to the list. */
export function AllRestaurants() {
  return (
    <p className={css.back}>
      <a href={paths.home}>{text.allRestaurants}</a>
    </p>
  )
}
