import { useState } from 'react'
import { motion } from '../../foundations/tokens/index.ts'
import css from './Motion.module.css'

const speeds = [
  { name: 'fast', duration: motion.fast, says: 'Survol, focus, case cochée, ce qui disparaît' },
  { name: 'slow', duration: motion.slow, says: 'Dialogue, panneau, notification, ce qui arrive' },
] as const

/** A demo of both durations; nothing moves with reduced motion. */
export function Speeds() {
  const [moved, setMoved] = useState(false)
  return (
    <div className={css.speeds}>
      <button type="button" aria-pressed={moved} onClick={() => setMoved(!moved)}>
        Déplacer
      </button>
      {speeds.map(({ name, duration, says }) => (
        <div key={name} className={css.speed}>
          <p>
            <strong>{name}</strong> <span className="figures">{duration} ms</span> · {says}
          </p>
          <div className={css.track}>
            <span
              data-moved={moved}
              data-testid={name}
              style={{ transitionDuration: `${duration}ms`, transitionTimingFunction: motion.easing }}
            />
          </div>
        </div>
      ))}
      <p className={css.easing}>
        Courbe : <code>{motion.easing}</code>
      </p>
    </div>
  )
}
