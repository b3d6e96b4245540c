import { consoleMessages as words } from '@potager/domain/messages'
import { Icon } from '@potager/ui/icon'
import { ScreenHeading } from '@potager/ui/screen'
import { Link } from 'react-router-dom'
import css from './console.module.css'
import { useDefinitions } from './definitions.ts'

/** The index of the console's lists. */
export function ConsolePage() {
  return (
    <>
      <ScreenHeading title={words.title} counts={words.hint} />
      <ul className={css.lists}>
        {useDefinitions().map(({ name, options: { label, path } }) => (
          <li key={name}>
            <Link to={path} aria-describedby={`purpose-${name}`}>
              <Icon name={name} />
              {label}
            </Link>
            <p id={`purpose-${name}`}>{words.purposes[name]}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
