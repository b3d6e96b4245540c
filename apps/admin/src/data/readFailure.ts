import { backOfficeMessages } from '@potager/domain/messages'
import { HttpError } from 'react-admin'

/** The code of a list did not come. */
export class PartMissing extends Error {
  constructor() {
    super(backOfficeMessages.partMissing)
    this.name = 'PartMissing'
  }
}

/** Whether a list could not be read, which its place tells; anything else is a fault of ours, which the page tells. */
export function isReadFailure(error: unknown): error is HttpError | PartMissing {
  return error instanceof HttpError || error instanceof PartMissing
}
