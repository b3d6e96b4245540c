import { navigationMessages as text } from '@potager/domain/messages'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { NavLink } from './link.ts'
import { chatbotGroups } from './menu-items.ts'
import css from './TopNav.module.css'

type ChatbotMenuProps = { currentPath: string; link: NavLink; onFollow: () => void }

const arrows: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The dropdown « Chatbot Véto »: opens by click or key, arrows walk through it, Escape closes and gives the focus back. */
export function ChatbotMenu({ currentPath, link: Link, onFollow }: ChatbotMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    const step = arrows[event.key]
    if (step === undefined || !open) return
    event.preventDefault()
    const links = [...(root.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((candidate) => candidate === document.activeElement)
    links[(at + step + links.length) % links.length]?.focus()
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  const here = chatbotGroups.some((group) => group.items.some((item) => item.path === currentPath))
  return (
    <div ref={root} className={css.dropdown} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={css.item}
        aria-expanded={open}
        aria-controls={id}
        data-here={here}
        onClick={() => setOpen(!open)}
      >
        {text.chatbot}
        <svg className={css.chevron} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      </button>
      <div id={id} className={css.panel} hidden={!open}>
        {chatbotGroups.map((group) => (
          <section key={group.label} aria-label={group.label}>
            <span className={css.group} aria-hidden="true">
              {group.label}
            </span>
            {group.items.map(({ path, label }) => (
              <Link
                key={path}
                href={path}
                className={css.item}
                aria-current={path === currentPath ? 'page' : undefined}
                onClick={() => {
                  setOpen(false)
                  onFollow()
                }}
              >
                {label}
              </Link>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
