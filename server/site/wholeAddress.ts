/** An address with the site's own before it, as search engines want it. */
export const whole = (path: string, start: string) => new URL(path, start).href

/** A page with whole addresses in what it tells search engines of itself. */
export const withWholeAddresses = (html: string, start: string) =>
  html.replaceAll(/(?<=<script type="application\/ld\+json">)[^]*?(?=<\/script>)/g, (data) =>
    data.replaceAll(/"item":"(\/[^"]*)"/g, (_, path: string) => `"item":${JSON.stringify(whole(path, start))}`),
  )
