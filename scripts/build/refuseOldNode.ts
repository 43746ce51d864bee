const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

// Imported first, because an old Node would fail with an unclear error
if (major < 22 || (major === 22 && minor < 18))
  throw new Error(
    `Node ${process.versions.node} cannot build or test this. Use 'npm run vitest', or Node 22.18 or newer in your editor.`,
  )
