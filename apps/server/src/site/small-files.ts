/** A pea pod; the strokes follow the browser's scheme. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.p{fill:#22543d}.g{fill:#a9c77a}.s{stroke:#22543d}@media (prefers-color-scheme:dark){.p{fill:#8fc7a1}.g{fill:#22543d}.s{stroke:#8fc7a1}}</style><path class="p" d="M4 22C9 29 22 27 28 11c.6-1.7-1.4-2.6-2.4-1.2C20 18 12 21 5.400 20.200 4 20 3.200 21 4 22z"/><circle class="g" cx="11" cy="22.200" r="2"/><circle class="g" cx="16" cy="20.800" r="2.300"/><circle class="g" cx="20.800" cy="17.600" r="2"/><path class="s" d="M26.500 10.500c.4-2.600 1.300-4.300 2.500-5.500" fill="none" stroke-width="1.800" stroke-linecap="round"/></svg>'

/** Search engines may list the public pages; the back-office says noindex itself. */
export const robots = 'User-agent: *\nDisallow: /api/\nDisallow: /storybook/\n'
