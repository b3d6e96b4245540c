import { render } from '@testing-library/react'
import { RouterProvider } from 'react-router-dom'
import { type BlogProps, blogAt } from './blog.tsx'

/** An application over the blog, opened at an address, and the writes that its back end was asked for. */
export function open(at: string, app: Omit<BlogProps, 'onWrite'>) {
  const written: string[] = []
  const router = blogAt(at, { ...app, onWrite: (call) => written.push(call) })
  render(<RouterProvider router={router} />)
  return { written, router }
}
