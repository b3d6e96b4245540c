import { type AssistantQuestion, type Consultation, reportFields } from '@potager/domain/assistant'
import { paths } from '@potager/domain/paths'
import { ANSWER_ID } from '@potager/ui/assistant'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { loadCalls } from '../late-code.ts'
import { type AskOutcome, type Refused, readAssistantQuestion } from './ask.ts'
import type { AssistantState } from './assistant-state.ts'
import { consultationAddress } from './consultation-address.ts'

type Shown = { consultation: Consultation | null; asked: AssistantQuestion; refused: Refused | null }

const field = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return (name: string) => String(data.get(name) ?? '')
}

/** Question, answer and report in place: the script's equivalent of the forms. A new `state` resets it. */
export function useAssistant(state: AssistantState) {
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
