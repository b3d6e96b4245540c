import { assistantPageMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { AssistantForm, AssistantRefusal, ConsultationView, ReportForm, Welcome } from '@potager/ui/assistant'
import { useAssistant } from '../assistant/use-assistant.ts'
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
