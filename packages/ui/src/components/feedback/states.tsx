import { backOfficeMessages, commonMessages, slowLoading } from '@potager/domain/messages'
import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { Illustration } from '../../foundations/illustration/index.ts'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './states.module.css'

function MissingView() {
  return <p className={css.missing}>{backOfficeMessages.partMissing}</p>
}

/**
 * A view whose code loads when it is first shown, in a `Suspense`. Where that fails, it says so in its place: thrown, the
 * failure would put an error in the place of the whole page.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (View) => ({ default: View }),
      (error: unknown) => {
        console.error(error)
        return { default: MissingView }
      },
    ),
  )
}

type Action = { label: string; onClick: () => void }

export type EmptyStateProps = {
  title: string
  hint?: string
  /** A button or a link to what can be done. */
  action?: ReactNode
  /** Clears the filters that excluded everything; without it, no button. */
  onReset?: () => void
} & RootProps<HTMLDivElement>

/** Empty state: why there is nothing, and what to do about it. */
export function EmptyState({ title, hint, action, onReset, className, ref }: EmptyStateProps) {
  return (
    <div ref={ref} className={classNames(css.state, className)}>
      <Illustration name="basket" />
      <p className={css.title}>{title}</p>
      {hint && <p className={css.hint}>{hint}</p>}
      {action}
      {onReset && <StateButton label={commonMessages.reset} onClick={onReset} />}
    </div>
  )
}

export type ErrorStateProps = {
  /** A general one by default. */
  title?: string
  /** What happened, and what to do. */
  message: string
  /** Without it, no button to try again. */
  onRetry?: () => void
  /** Another way on than to try again. */
  action?: Action
} & RootProps<HTMLDivElement>

/** Error state: what failed, and a retry button. */
export function ErrorState({ title, message, onRetry, action, className, ref }: ErrorStateProps) {
  const way = action ?? (onRetry ? { label: commonMessages.retry, onClick: onRetry } : undefined)
  return (
    <div ref={ref} className={classNames(css.state, css.failed, className)} role="alert">
      <Illustration name="empty-plate" />
      {title && <p className={css.title}>{title}</p>}
      <p className={title ? css.hint : css.title}>{message}</p>
      {way && <StateButton {...way} />}
    </div>
  )
}

function StateButton({ label, onClick }: Action) {
  return (
    <button type="button" className={css.button} onClick={onClick}>
      {label}
    </button>
  )
}

export type CardSkeletonsProps = { count: number } & RootProps<HTMLDivElement>

const SLOW_MS = 3000

/** What a placeholder says, read out; after 3 s, for all to see, that it takes longer than it should. */
function Waiting({ label = commonMessages.loading }: { label?: string | undefined }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return <span className={slow ? undefined : 'visually-hidden'}>{slow ? slowLoading : label}</span>
}

/** Placeholder cards of the final size for the first load; after 3 s they say that it takes longer than it should. */
export function CardSkeletons({ count, className, ref }: CardSkeletonsProps) {
  return (
    <div ref={ref} role="status" className={classNames(css.cards, className)}>
      <Waiting />
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.card} aria-hidden="true" />
      ))}
    </div>
  )
}

export type ListSkeletonProps = { label?: string; rows?: number } & RootProps<HTMLDivElement>

/** Placeholder rows of the final size for a list or page; after 3 s they say that it takes longer than it should. */
export function ListSkeleton({ label, rows = 8, className, ref }: ListSkeletonProps) {
  return (
    <div ref={ref} role="status" className={classNames(css.rows, className)}>
      <Waiting label={label} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={css.row} aria-hidden="true" />
      ))}
    </div>
  )
}

export type RefreshingBarProps = { active: boolean } & RootProps<HTMLDivElement>

/** A thin bar that moves during a refetch; it keeps its space when idle. */
export function RefreshingBar({ active, className, ref }: RefreshingBarProps) {
  return (
    <div ref={ref} className={classNames(css.track, className)} role="status">
      {active && (
        <>
          <span className={css.runner} />
          <span className="visually-hidden">{commonMessages.refreshing}</span>
        </>
      )}
    </div>
  )
}
