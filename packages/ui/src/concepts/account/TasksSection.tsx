import { type OwnTasks, type Task, tasks } from '@potager/domain/auth'
import { taskLabels, taskMessages as text, userMessages } from '@potager/domain/messages'
import { type FormEvent, useId, useRef, useState } from 'react'
import css from '../../components/input/form.module.css'
import { CheckField } from '../../components/input/index.ts'
import own from './tasks-section.module.css'

export type TasksSectionProps = {
  /** The tasks of the account; null for all. */
  tasks: OwnTasks
  /** True for an administrator, who has all of them. */
  admin: boolean
  saving: boolean
  /** Why the last attempt failed. */
  failure?: string | undefined
  /** Null for all. */
  onSave: (tasks: OwnTasks) => void
}

/** « Tâches » of an account: what it may read and do. All by default, at least one. */
export function TasksSection(props: TasksSectionProps) {
  const id = useId()
  return (
    <section className={own.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.heading}</h2>
      <p className={own.lead}>{props.admin ? text.admin : text.lead}</p>
      {!props.admin && <TasksForm {...props} key={String(props.tasks)} titleId={`${id}-title`} />}
    </section>
  )
}

function TasksForm({ tasks: before, saving, failure, onSave, titleId }: TasksSectionProps & { titleId: string }) {
  const [chosen, setChosen] = useState<readonly Task[]>(before ?? tasks)
  const [none, setNone] = useState(false)
  const boxes = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const said = none ? userMessages.tasks : failure
  function choose(task: Task, checked: boolean) {
    setNone(false)
    setChosen(tasks.filter((one) => (one === task ? checked : chosen.includes(one))))
  }
  function save(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    setNone(chosen.length === 0)
    if (chosen.length === 0) boxes.current?.querySelector('input')?.focus()
    else onSave(chosen.length === tasks.length ? null : chosen)
  }
  return (
    <form className={own.form} onSubmit={save} noValidate>
      <fieldset ref={boxes} className={own.boxes} aria-labelledby={titleId} aria-describedby={said ? id : undefined}>
        {tasks.map((task) => (
          <CheckField
            key={task}
            label={taskLabels[task]}
            checked={chosen.includes(task)}
            onChange={(checked) => choose(task, checked)}
          />
        ))}
      </fieldset>
      <p id={id} role="alert" className={own.failure}>
        {said}
      </p>
      <button type="submit" className={css.secondary} aria-disabled={saving}>
        {text.save}
      </button>
    </form>
  )
}
