import { Illustration } from '../foundations/illustration/index.ts'
import css from './Hero.module.css'

/** The opening of the home page: a welcome beside a row of drawings. */
export function Hero({ title, tagline }: { title: string; tagline: string }) {
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.tagline}>{tagline}</p>
      </div>
      <div className={css.row}>
        <Illustration name="carrot" />
        <Illustration name="leek" />
        <Illustration name="beetroot" />
        <Illustration name="artichoke" />
      </div>
    </div>
  )
}
