import { reasonOf } from '@potager/admin-kit/data'
import { type CustomerCard, resumeMessages } from '@potager/domain/customer'
import { commonMessages, customerMessagesWords as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgainOfCustomers } from '../../pages/customer/readAgainOfCustomers.ts'
import { useApiMutation } from '../../platform/data/useApi.ts'

/** Has a customer who wanted fewer messages get all of them again, once they asked for it. */
export function ResumeMessages({ row: { id } }: { row: CustomerCard }) {
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const resume = useApiMutation(resumeMessages, {
    onSuccess: () => {
      readAgainOfCustomers(queryClient)
      toast.success(words.resumed)
    },
    onError: (error) => toast.error(commonMessages.because(words.failure, reasonOf(error))),
  })
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-disabled={resume.isPending}
        onClick={() => !resume.isPending && setAsking(true)}
      >
        {words.resume}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.question}
        message={words.warning}
        confirmLabel={words.resume}
        cancelLabel={words.keep}
        destructive={false}
        onConfirm={() => {
          setAsking(false)
          resume.mutate(id)
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
