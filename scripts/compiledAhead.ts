import type { Plugin } from 'vite'

/**
 * Has Chromium compile each script whole while it arrives, beside the page's own thread, instead of each function at its first
 * call. The comment counts as a script's first line only.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  generateBundle: {
    order: 'post',
    handler(_options, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}
