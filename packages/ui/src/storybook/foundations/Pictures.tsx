import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { Illustration, illustrationNames } from '../../foundations/illustration/index.ts'
import { drawingUse } from './drawing-uses.ts'
import { iconUses } from './icon-uses.ts'
import css from './Pictures.module.css'

/** Every drawing, with its name and uses. */
export function Drawings() {
  return (
    <div className={css.gallery}>
      {illustrationNames.map((name) => (
        <figure key={name}>
          <Illustration name={name} />
          <figcaption>
            <code>{name}</code>
            {drawingUse(name)}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Every icon of the back-office, with its name and meaning. */
export function Icons() {
  return (
    <ul className={css.icons}>
      {Object.entries(iconUses).map(([name, means]) => (
        <li key={name}>
          <Icon name={name as IconName} />
          <span>
            {means}
            <code>{name}</code>
          </span>
        </li>
      ))}
    </ul>
  )
}
