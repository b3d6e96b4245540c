import { signScreenMessages as words } from '@potager/domain/messages'
import { createSign, listSigns, type Sign, updateSign } from '@potager/domain/sign'
import { SignDialog, type SignDialogProps } from '@potager/ui/sign'
import { useCallWrite } from '../../platform/data/useApi.ts'
import { useRecordDialog } from '../../platform/data/useRecordDialog.ts'

type OpenSignProps = Pick<SignDialogProps, 'open' | 'sign' | 'symptoms' | 'onClose'>

/** The dialog of one sign with its calls; signs are no resource of the console. */
export function OpenSign(props: OpenSignProps) {
  const create = useCallWrite(createSign)
  const update = useCallWrite(updateSign)
  const writes = { list: listSigns, create, update: (sign: Sign) => update(sign), words, onClose: props.onClose }
  const { newest: sign, add, change, shown } = useRecordDialog(props.sign, writes)
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
