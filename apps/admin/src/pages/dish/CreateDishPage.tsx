import { type Dish, type DishDraft, dishError, newDish } from '@potager/domain/dish'
import { dishFormMessages, dishMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { DishForm } from '@potager/ui/dish'
import { toast } from '@potager/ui/toast'
import { Link, useNavigate } from 'react-router-dom'
import { useCreation } from '../../platform/data/useCreation.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import { formCodec, useRestoredForm } from '../../platform/draft/draftStore.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'

const codec = formCodec('new-dish', newDish)

/** Creates a dish; cancel, back and success all lead to the orders. */
export function CreateDishPage() {
  const navigate = useNavigate()
  const { restored, keep } = useRestoredForm(codec)
  const { setDirty, release } = useLeaveGuard(keep)
  const { send, submitting, serverErrors } = useCreation<DishDraft, Dish>(useRecords<Dish>('dishes').create, {
    refusal: dishError,
    onCreated: () => {
      release()
      toast.success(dishMessages.created)
      void navigate(paths.dashboard)
    },
  })
  return (
    <DishForm
      submitting={submitting}
      serverErrors={serverErrors}
      onSubmit={send}
      onCancel={() => void navigate(paths.dashboard)}
      onDirty={setDirty}
      restored={restored}
      back={
        <Button component={Link} to={paths.dashboard} size="small">
          {dishFormMessages.back}
        </Button>
      }
    />
  )
}
