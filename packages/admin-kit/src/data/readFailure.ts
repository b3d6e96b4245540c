import { backOfficeMessages } from '@potager/domain/messages'
import { HttpError } from 'react-admin'

/** The code of a list failed to load. */
export class PartMissing extends Error {
  constructor() {
    super(backOfficeMessages.partMissing)
    this.name = 'PartMissing'
  }
}

/** Whether an error is a failed read, shown in the list's place; anything else is a bug, shown by the error page. */
export function isReadFailure(error: unknown): error is HttpError | PartMissing {
  return error instanceof HttpError || error instanceof PartMissing
}
