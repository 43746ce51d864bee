/** An absolute URL on the site, for search engines. */
export const absoluteAddress = (path: string, start: string) => new URL(path, start).href

/** Makes the URLs in a page's metadata absolute. */
export const withWholeAddresses = (html: string, start: string) =>
  html
    .replaceAll(/(?<=<script type="application\/ld\+json">)[^]*?(?=<\/script>)/g, (data) =>
      data.replaceAll(
        /"(item|url|image)":"(\/[^"]*)"/g,
        (_, name: string, path: string) => `"${name}":${JSON.stringify(absoluteAddress(path, start))}`,
      ),
    )
    .replaceAll(
      /(<link rel="canonical" href=|<meta property="og:(?:url|image)" content=)"(\/[^"]*)"/g,
      (_, tag: string, path: string) => `${tag}"${absoluteAddress(path, start)}"`,
    )
