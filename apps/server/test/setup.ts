import { afterAll } from 'vitest'
import { endFile } from './harness.ts'

afterAll(endFile)
