import { svelteTesting } from "@testing-library/svelte/vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons.ts";
import { notices } from "./build/notices.ts";

export default defineConfig({
  plugins: [svelte(), icons(), notices(), svelteTesting({ autoCleanup: false })],
  build: {
    outDir: "../src/sitdown/web",
    emptyOutDir: true,
    target: "es2022",
    // A data: address counts as another origin under a strict content policy.
    assetsInlineLimit: 0,
  },
  // A busy machine is no fault.
  test: { testTimeout: 60_000 },
});
