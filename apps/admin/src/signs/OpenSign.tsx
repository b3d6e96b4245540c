import { signScreenMessages as words } from '@potager/domain/messages'
import { createSign, listSigns, updateSign } from '@potager/domain/sign'
import { SignDialog, type SignDialogProps } from '@potager/ui/sign'
import { useRecordDialog } from '../data/useRecordDialog.ts'

type OpenSignProps = Pick<SignDialogProps, 'open' | 'sign' | 'symptoms' | 'onClose'>

const calls = { list: listSigns, create: createSign, update: updateSign, words }

/** The dialog of one sign with its calls. */
export function OpenSign(props: OpenSignProps) {
  const { newest: sign, add, change, shown } = useRecordDialog(props.sign, { ...calls, onClose: props.onClose })
  return (
    <SignDialog
      {...props}
      {...shown}
      sign={sign}
      // Over the version on screen, so that somebody else's changes are not lost.
      onSave={(draft) => (sign ? change({ ...sign, ...draft }) : add(draft))}
    />
  )
}
