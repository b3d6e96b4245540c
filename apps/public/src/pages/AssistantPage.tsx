import { type AssistantQuestion, type Consultation, reportFields } from '@potager/domain/assistant'
import { assistantPageMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  ANSWER_ID,
  AssistantForm,
  AssistantRefusal,
  ConsultationView,
  ReportForm,
  Welcome,
} from '@potager/ui/assistant'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { type AskOutcome, type Refused, readAssistantQuestion } from '../assistant/ask.ts'
import type { AssistantState } from '../assistant/assistant-state.ts'
import { consultationAddress } from '../assistant/consultation-address.ts'
import { loadCalls } from '../late-code.ts'
import type { PageProps } from '../page.ts'
import { useHydrated } from '../use-hydrated.ts'

/** The assistant for pet owners (issue 6): questions, answers and reports; fully usable without script. */
export function AssistantPage({ state }: PageProps<'assistant'>) {
  const { assistant } = state
  const ready = useHydrated()
  const { consultation, asked, refused, pending, turn, ask, report, again } = useAssistant(state)
  const open = assistant.status === 'open'

  return (
    <Welcome message={consultation ? null : assistant.message} urgent={!open}>
      <div>
        {refused?.message ? <AssistantRefusal message={refused.message} /> : null}
        {consultation ? (
          <ConsultationView
            consultation={consultation}
            againHref={paths.assistant}
            onAgain={again}
            report={
              state.reportable && (
                <ReportForm
                  action={paths.assistant}
                  consultationId={consultation.id}
                  reported={consultation.reported}
                  problem={refused?.feedback}
                  pending={pending}
                  onSubmit={report}
                />
              )
            }
          />
        ) : open ? (
          <AssistantForm
            key={turn}
            action={paths.assistant}
            known={assistant.symptoms}
            keptDays={assistant.keptDays}
            initial={asked}
            problems={refused ?? undefined}
            pending={pending}
            ready={ready}
            onSubmit={ask}
          />
        ) : null}
        <p role="status" className="visually-hidden">
          {pending ? words.asking : consultation ? words.found(consultation.results.length) : ''}
        </p>
      </div>
    </Welcome>
  )
}

type Shown = { consultation: Consultation | null; asked: AssistantQuestion; refused: Refused | null }

const field = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return (name: string) => String(data.get(name) ?? '')
}

/** Question, answer and report in place: the script's equivalent of the forms. A new `state` resets it. */
function useAssistant(state: AssistantState) {
  const [{ of, shown }, setShown] = useState<{ of: AssistantState; shown: Shown }>({ of: state, shown: state })
  const [pending, setPending] = useState(false)
  const sending = useRef(false)
  const [turn, setTurn] = useState(0)
  const { consultation, asked, refused } = of === state ? shown : state
  const show = (next: Shown) => setShown({ of: state, shown: next })

  /** Ids to focus after an update: the first that exists, the answer or the field to correct. */
  const [focus, setFocus] = useState<readonly string[]>([])
  useEffect(() => {
    if (focus.length === 0) return
    for (const place of focus) {
      const element = document.querySelector<HTMLElement>(place)
      element?.focus()
      if (element) break
    }
    setFocus([])
  }, [focus])

  async function send(work: () => Promise<AskOutcome>, before: Shown, refusedAt: string): Promise<void> {
    // A second click may come before the state is set.
    if (sending.current) return
    sending.current = true
    setPending(true)
    const outcome = await work().catch(
      (): AskOutcome => ({ refused: { status: 503, message: state.assistant.errorMessage } }),
    )
    sending.current = false
    setPending(false)
    if ('refused' in outcome) {
      show({ ...before, refused: outcome.refused })
      setFocus([refusedAt])
      return
    }
    history.replaceState(history.state, '', consultationAddress(outcome.consultation.id))
    show({ consultation: outcome.consultation, asked: before.asked, refused: null })
    if (!before.consultation) setFocus([`#${ANSWER_ID}`])
  }

  return {
    consultation,
    asked,
    refused,
    pending,
    turn,
    ask: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const typed = readAssistantQuestion(field(event.currentTarget))
      const work = () => loadCalls().then((calls) => calls.askAssistant(typed, state.assistant.errorMessage))
      void send(
        work,
        { consultation: null, asked: typed, refused: null },
        'input[aria-invalid=true], [aria-invalid=true] input, [data-refused]',
      )
    },
    report: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const feedback = field(event.currentTarget)(reportFields.feedback)
      const id = consultation?.id ?? ''
      const work = () => loadCalls().then((calls) => calls.reportAnswer(id, feedback, state.assistant.errorMessage))
      void send(work, { consultation, asked, refused: null }, `[name=${reportFields.feedback}]`)
    },
    again: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setTurn(turn + 1)
      history.replaceState(history.state, '', paths.assistant)
      show({ consultation: null, asked: { ...asked, symptoms: [] }, refused: null })
      setFocus(['form input[type=radio]:checked', 'form input[type=radio]'])
    },
  }
}
