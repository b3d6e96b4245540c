import { house } from '@potager/domain/config'
import { navigationMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { BrandMark } from './BrandMark.tsx'
import {
  afterChatbot,
  always,
  beforeChatbot,
  chatbotGroups,
  type MenuItem,
  type NavLink,
  type NavLinkProps,
  signedOutItems,
} from './menu-items.ts'
import css from './TopNav.module.css'

/** Points down while folded, up while unfolded. */
function Chevron() {
  return (
    <svg className={css.chevron} viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2.5 4.5 6 8l3.5-3.5" />
    </svg>
  )
}

type ItemsProps = {
  list: readonly MenuItem[]
  currentPath: string
  link: NavLink
  onFollow: NonNullable<NavLinkProps['onClick']>
}

/** Items of the navigation, in order; the current page is marked. */
function Items({ list, currentPath, link: Link, onFollow }: ItemsProps) {
  return list.map(([path, label]) => (
    <Link
      key={path}
      href={path}
      className={css.item}
      aria-current={path === currentPath ? 'page' : undefined}
      onClick={onFollow}
    >
      {label}
    </Link>
  ))
}

type ChatbotMenuProps = { currentPath: string; link: NavLink; onFollow: NonNullable<NavLinkProps['onClick']> }

const arrows: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The dropdown « Chatbot Véto »: opens by click or key, arrows move through it, Escape closes and restores the focus.
 */
function ChatbotMenu({ currentPath, link, onFollow }: ChatbotMenuProps) {
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

export type TopNavProps = {
  signedIn: boolean
  currentPath: string
  onSignOut: () => void
  /** True while the sign-out request is pending. */
  signingOut?: boolean
  link?: NavLink
}

/**
 * The top navigation of every page of both apps. On a phone its items are a native popover, which works without a
 * script. With one, it closes when a link is followed or the focus moves to the page.
 */
export function TopNav({ signedIn, currentPath, onSignOut, signingOut = false, link: Link = 'a' }: TopNavProps) {
  const menu = useId()
  const popover = useRef<HTMLDivElement>(null)
  const fold = () => popover.current?.hidePopover?.()
  const items = { currentPath, link: Link, onFollow: fold }
  // A touch beside the items leaves nothing focused: the menu stays open.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget && !currentTarget.contains(relatedTarget) && fold()
  return (
    <nav aria-label={text.main} className={css.bar} onBlur={onBlur}>
      <Link href={paths.home} className={css.brand} onClick={fold}>
        {house.logo ? <img src={house.logo} alt={''} /> : <BrandMark />}
        {house.name}
      </Link>
      <button type="button" className={css.fold} popoverTarget={menu}>
        {text.menuButton}
        <Chevron />
      </button>
      <div ref={popover} id={menu} popover="auto" className={css.items}>
        <Items list={always} {...items} />
        {signedIn ? (
          <>
            <Items list={beforeChatbot} {...items} />
            <ChatbotMenu {...items} />
            <Items list={afterChatbot} {...items} />
            <button
              type="button"
              className={css.signOut}
              aria-disabled={signingOut}
              onClick={() => !signingOut && onSignOut()}
            >
              {signingOut ? text.signingOut : text.signOut}
            </button>
          </>
        ) : (
          <>
            <span className={css.gap} />
            <Items list={signedOutItems} {...items} />
          </>
        )}
      </div>
    </nav>
  )
}
