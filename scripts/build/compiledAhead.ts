import type { Plugin } from 'vite'

/** Makes Chromium compile each script whole, off the main thread. The comment must be a script's first line. */
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
