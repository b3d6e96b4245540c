import { navigationMessages as text } from '@potager/domain/messages'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Chevron } from './Chevron.tsx'
import { Items } from './Items.tsx'
import type { NavLink, NavLinkProps } from './link.ts'
import { chatbotGroups } from './menu-items.ts'
import css from './TopNav.module.css'

type ChatbotMenuProps = { currentPath: string; link: NavLink; onFollow: NonNullable<NavLinkProps['onClick']> }

const arrows: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The dropdown « Chatbot Véto »: opens by click or key, arrows move through it, Escape closes and restores the focus.
 */
export function ChatbotMenu({ currentPath, link, onFollow }: ChatbotMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      // On a phone, Escape would also close the surrounding popover.
      event.preventDefault()
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

  const follow: typeof onFollow = (event) => {
    setOpen(false)
    onFollow(event)
  }

  const here = chatbotGroups.some((group) => group.items.some(([path]) => path === currentPath))
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
        <Chevron />
      </button>
      <div id={id} className={css.panel} hidden={!open}>
        {chatbotGroups.map((group) => (
          <section key={group.label} aria-label={group.label}>
            <span className={css.group} aria-hidden="true">
              {group.label}
            </span>
            <Items list={group.items} currentPath={currentPath} link={link} onFollow={follow} />
          </section>
        ))}
      </div>
    </div>
  )
}
