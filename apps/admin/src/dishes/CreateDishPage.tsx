import { createDish } from '@potager/domain/dish'
import { dishMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { dishError } from '@potager/domain/wire'
import { DishForm } from '@potager/ui/dish'
import { toast } from '@potager/ui/toast'
import { useNavigate } from 'react-router-dom'
import { useCreation } from '../app/useCreation.ts'
import { useLeaveGuard } from '../app/useLeaveGuard.tsx'

/** Creates a dish; cancel and success both lead to the orders (SPEC §2). */
export function CreateDishPage() {
  const navigate = useNavigate()
  const { setDirty, release, question } = useLeaveGuard()
  const { send, submitting, serverErrors } = useCreation(createDish, {
    refusal: dishError,
    onCreated: () => {
      release()
      toast.success(dishMessages.created)
      void navigate(paths.dashboard)
    },
  })
  return (
    <>
      <DishForm
        submitting={submitting}
        serverErrors={serverErrors}
        onSubmit={send}
        onCancel={() => void navigate(paths.dashboard)}
        onDirty={setDirty}
      />
      {question}
    </>
  )
}
