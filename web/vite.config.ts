import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./build/icons.ts";

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: "../src/sitdown/web",
    emptyOutDir: true,
    target: "es2022",
    // A data: address counts as another origin under a strict content policy.
    assetsInlineLimit: 0,
  },
});
