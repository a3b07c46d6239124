import { mount } from "svelte";
import "./look/tokens.css";
import "./look/fonts.css";
import "./look/base.css";
import App from "./App.svelte";
import { applySettings } from "./settings.svelte.ts";
import { noteScrolling } from "./table/nearby.ts";

applySettings();
noteScrolling();
mount(App, { target: document.getElementById("app")! });
